import type { Json } from '../content.ts';
export const documentOf = (markdown: string): Json => ({ object: 'document', nodes: [markdown] });
