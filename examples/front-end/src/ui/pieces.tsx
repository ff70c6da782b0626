// Small pieces that several screens show.
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';

export const Time = ({ value }: { value: string }) => (
  <time dateTime={value} title={new Date(value).toLocaleString()}>
    {new Date(value).toLocaleDateString(undefined, { dateStyle: 'medium' })}
  </time>
);

/** Returns a constant of the API as words: `CHANGES_REQUESTED` as "Changes requested". */
export function wordOf(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const Badge = ({ value }: { value: string }) => (
  <span className={`badge ${value.toLowerCase()}`}>{wordOf(value)}</span>
);

/** Details, and the time of what they say. */
export const Note = ({ children, time }: { children?: ReactNode; time?: string }) => (
  <p className="note">
    {children} {time && <Time value={time} />}
  </p>
);

/** A title after its emoji. */
export const Named = ({ emoji, title }: { emoji?: string | null; title: string }) => (
  <>
    {emoji && <span aria-hidden="true">{emoji} </span>}
    {title}
  </>
);

/** A link that is marked where its address, or one below `below`, is open. */
export function NavLink(props: { href: string; below?: string; children: ReactNode }) {
  const { href, below = href, children } = props;
  const [path] = useLocation();
  const isBelow = path.startsWith(`${below}/`);
  return (
    <Link href={href} aria-current={path === href ? 'page' : isBelow ? 'true' : undefined}>
      {children}
    </Link>
  );
}

/** A person, followed by details on the same line. */
export function Person(props: { name: string | undefined; children?: ReactNode }) {
  const { name = 'A deleted user', children } = props;
  return (
    <p className="by" data-initial={name.charAt(0).toUpperCase()}>
      <strong>{name}</strong> {children}
    </p>
  );
}

type ButtonProps = ComponentProps<'button'> & { readonly primary?: boolean };

/** A button; without `onClick` it sends its form. */
export const Button = ({ primary = false, ...props }: ButtonProps) => (
  <button
    type={props.onClick ? 'button' : 'submit'}
    className={primary ? 'primary' : ''}
    {...props}
  />
);

/** A link to a space, or to a collection, which has no emoji. */
export const ContentLink = (content: { id: string; title: string; emoji?: string }) => (
  <NavLink href={`/${content.emoji === undefined ? 'c' : 's'}/${content.id}`}>
    <Named {...content} />
  </NavLink>
);

interface DialogProps {
  readonly label: string;
  readonly title?: string;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a modal dialog. Esc closes it, and the focus returns to the button. */
export function DialogButton({ label, title = label, primary = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button primary={primary} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} aria-label={title}>
        <h2>{title}</h2>
        {children}
        <form method="dialog">
          <Button>Close</Button>
        </form>
      </dialog>
    </>
  );
}

const THEME = 'lectern:theme';
const root = document.documentElement;
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset['theme'] = localStorage.getItem(THEME) ?? (isDark ? 'dark' : 'light');

/** Changes the color scheme: that of the system, unless the reader chose another. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(root.dataset['theme']);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    localStorage.setItem(THEME, other);
    root.dataset['theme'] = other;
    setTheme(other);
  };
  return (
    <button type="button" className="icon" aria-label={`Switch to ${other} mode`} onClick={change}>
      <span aria-hidden="true">{other === 'light' ? '☀' : '☾'}</span>
    </button>
  );
}
