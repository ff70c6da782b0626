// The key of every server in the tests: the demo world that they open was sealed with it.
export const SECRET_KEY = '11'.repeat(32);
