export const examples: Readonly<
  Record<string, { readonly request?: unknown; readonly response?: unknown } | undefined>
> = {};
