// Small pieces that several screens show.
import { type ReactNode, useEffect, useRef } from 'react';

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function Time({ value, dateOnly = false }: { value: string; dateOnly?: boolean }) {
  const date = new Date(value);
  return <time dateTime={value}>{(dateOnly ? day : dateTime).format(date)}</time>;
}

/** Returns a constant of the API as a word, for example `CHANGES_REQUESTED` as "Changes requested". */
export function wordOf(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A status, in the color of its meaning. */
export function Badge({ value }: { value: string }) {
  return <span className={`badge ${value.toLowerCase()}`}>{wordOf(value)}</span>;
}

export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {name.charAt(0).toUpperCase()}
    </span>
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

interface PagerProps {
  readonly info: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly size: number;
  readonly onTurn: (page: Cursor) => void;
}

/** The arguments of a page of a connection. */
export interface Cursor {
  readonly first?: number;
  readonly after?: string | null;
  readonly last?: number;
  readonly before?: string | null;
}

export function Pager({ info, size, onTurn }: PagerProps) {
  if (!info.hasNextPage && !info.hasPreviousPage) return null;
  return (
    <nav className="pager" aria-label="Pages of the list">
      <button
        type="button"
        disabled={!info.hasPreviousPage}
        onClick={() => onTurn({ last: size, before: info.startCursor })}
      >
        Previous
      </button>
      <button
        type="button"
        disabled={!info.hasNextPage}
        onClick={() => onTurn({ first: size, after: info.endCursor })}
      >
        Next
      </button>
    </nav>
  );
}
