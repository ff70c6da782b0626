// The secret key of every server in the tests, with which the demo world was encrypted.
export const SECRET_KEY = '11'.repeat(32);
