// Lets openapi-typescript load the last version of TypeScript that has the API it is written with.
import { register } from 'node:module';

register(
  `data:text/javascript,${encodeURIComponent(
    "export const resolve = (name, context, next) => next(name === 'typescript' ? 'typescript5' : name, context);",
  )}`,
);
