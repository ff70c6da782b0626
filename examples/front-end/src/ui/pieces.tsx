// Small pieces that several screens show.
import { type ReactNode, useEffect, useRef } from 'react';

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
export function Badge({ value }: { value: string }) {
  return <span className={`badge ${value.toLowerCase()}`}>{wordOf(value)}</span>;
}

export const Note = ({ children }: { children: ReactNode }) => <p className="note">{children}</p>;

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

interface CardsProps<Item> {
  readonly items: readonly Item[];
  readonly empty?: string;
  readonly isGrid?: boolean;
  readonly children: (item: Item) => ReactNode;
}

/** A list of cards; a sentence if it is empty. */
export function Cards<Item extends { id: string }>(props: CardsProps<Item>) {
  const { items, empty, isGrid = false, children } = props;
  if (items.length === 0) return empty ? <p className="empty">{empty}</p> : null;
  return (
    <ul className={isGrid ? 'cards grid' : 'cards'}>
      {items.map((item) => (
        <li key={item.id} id={item.id} className="card">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  readonly info: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly onMore: (after: string | null) => void;
}

/** The button that extends a list by its next page. */
export function More({ info, onMore }: MoreProps) {
  if (!info.hasNextPage) return null;
  return (
    <p className="actions">
      <button type="button" onClick={() => onMore(info.endCursor)}>
        Show more
      </button>
    </p>
  );
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. Esc closes it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
