/** Reads the events of visitors of a site, as published front ends send them. */
import { badInput } from './errors.ts';
import { readPreviewPath } from './preview-address.ts';

/** The types of events, in the spelling of published clients. */
const SITE_EVENT_TYPES: readonly string[] = [
  ...['page_view', 'page_markdown_request', 'search_open', 'search_type_query'],
  ...['search_open_result', 'page_post_feedback', 'page_post_feedback_comment', 'agent_feedback'],
  ...['ask_question', 'ask_view', 'ask_rate_response', 'link_click', 'api_client_open'],
  ...['api_client_request', 'ad_click', 'ad_display', 'trademark_click', 'llms_request'],
  ...['mcp_request', 'rss_request'],
];
/** Difference to the current time that the timestamp of an event may have. */
const MAX_TIME_DIFFERENCE_MS = 5 * 60 * 1000;

/** The counted parts of an event, without anything about its visitor. */
export interface SiteEvent {
  readonly type: string;
  readonly spaceId: string | null;
  readonly pageId: string | null;
  /** True if it happened at the URL of a change request or revision, which previews show. */
  readonly isPreviewed: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an id in a location, which may be absent or null. */
function idIn(location: Readonly<Record<string, unknown>>, name: string, at: string) {
  const id = location[name];
  if (id === undefined || id === null) return null;
  if (typeof id !== 'string') throw badInput('Send an id or null.', `${at}.${name}`);
  return id;
}

/** Returns whether a location has the URL of unpublished content. Its other URLs are not read. */
function isPreviewed({ url }: Readonly<Record<string, unknown>>): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  return readPreviewPath(new URL(url).pathname) !== undefined;
}

function requireRecent(timestamp: unknown, now: Date, at: string): void {
  if (timestamp === undefined || timestamp === null) return;
  const time = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  if (!(Math.abs(time - now.getTime()) <= MAX_TIME_DIFFERENCE_MS))
    throw badInput('Send a timestamp within five minutes of the current time.', at);
}

/**
 * Returns what is counted of events. Members that are not counted are not read.
 * @throws BAD_USER_INPUT for the first event of an unknown form
 */
export function siteEventsIn(events: readonly unknown[], now: Date, field: string): SiteEvent[] {
  return events.map((event, i) => {
    const at = `${field}.${i}`;
    if (!isObject(event)) throw badInput('Send an object.', at);
    const { type, location, timestamp } = event;
    if (typeof type !== 'string' || !SITE_EVENT_TYPES.includes(type))
      throw badInput(
        `There is no such type. Types are: ${SITE_EVENT_TYPES.join(', ')}.`,
        `${at}.type`,
      );
    if (!isObject(location)) throw badInput('Send an object.', `${at}.location`);
    requireRecent(timestamp, now, `${at}.timestamp`);
    return {
      type,
      spaceId: idIn(location, 'space', `${at}.location`),
      pageId: idIn(location, 'page', `${at}.location`),
      isPreviewed: isPreviewed(location),
    };
  });
}
