export interface Condition { readonly source: string }
export const parseCondition = (source: string): Condition => ({ source });
export const holds = (_condition: Condition, _visitor: { claims: object }): boolean => false;
