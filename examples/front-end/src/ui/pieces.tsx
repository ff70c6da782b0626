// Small pieces that several screens show.
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function Time({ value }: { value: string }) {
  const date = new Date(value);
  return (
    <time dateTime={value} title={date.toLocaleString()}>
      {day.format(date)}
    </time>
  );
}

/** Returns a constant of the API as words: `CHANGES_REQUESTED` as "Changes requested". */
export function wordOf(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A status, in the color of its meaning. */
export const Badge = ({ value }: { value: string }) => (
  <span className={`badge ${value.toLowerCase()}`}>{wordOf(value)}</span>
);

export const Note = ({ children }: { children: ReactNode }) => <p className="note">{children}</p>;

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
export function Person({ name, children }: { name: string | undefined; children?: ReactNode }) {
  const shown = name ?? 'A deleted user';
  return (
    <p className="by">
      <span className="avatar" aria-hidden="true">
        {shown.charAt(0).toUpperCase()}
      </span>{' '}
      <strong>{shown}</strong> {children}
    </p>
  );
}

interface ButtonProps {
  readonly onClick?: () => unknown;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

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
  <Link href={`/${content.emoji === undefined ? 'c' : 's'}/${content.id}`}>
    <Named {...content} />
  </Link>
);

/** Closes the dialog around a component; null outside of dialogs. */
export const CloseContext = createContext<(() => void) | null>(null);

interface DialogProps {
  /** The name of the button that opens the dialog. */
  readonly label: string;
  readonly title?: string;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a modal dialog. Esc closes it, and the focus returns to where it was. */
export function DialogButton({ label, title = label, primary = false, children }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (isOpen && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return (
    <>
      <Button primary={primary} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <dialog ref={dialog} aria-label={title} onClose={close}>
          <h2>{title}</h2>
          <CloseContext value={close}>{children}</CloseContext>
        </dialog>
      )}
    </>
  );
}

const THEME = 'lectern:theme';
const root = document.documentElement;
root.dataset['theme'] = localStorage.getItem(THEME) ?? 'system';

/** Changes the color scheme: that of the system, unless the reader chose another. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(root.dataset['theme']);
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const other = theme === 'dark' || (theme === 'system' && isSystemDark) ? 'light' : 'dark';
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
