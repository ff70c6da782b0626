import type { RequestListener } from 'node:http';

/** Answers a request for a page of the website. */
export const website: RequestListener;
