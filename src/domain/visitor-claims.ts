/** stand-in */
import type { ClaimObject } from './adaptive-schema.ts';
export const declaredClaims = (schema: ClaimObject | null, given: object): object => (schema ? given : {});
