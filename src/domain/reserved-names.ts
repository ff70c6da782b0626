/** Names under the public address that no organization takes: whoever reads them would take them for the service's own. */

const reserved = new Set([
  ...['about', 'abuse', 'account', 'accounts', 'admin', 'administrator', 'api', 'app', 'apps', 'assets', 'auth', 'billing', 'blog', 'cdn', 'community', 'console'],
  ...['contact', 'dashboard', 'demo', 'dev', 'developer', 'developers', 'docs', 'download', 'downloads', 'email', 'files', 'ftp', 'graphql', 'health', 'help'],
  ...['hostmaster', 'imap', 'info', 'integrations', 'internal', 'invite', 'join', 'legal', 'localhost', 'login', 'logout', 'mail', 'media', 'metrics', 'news'],
  ...['oauth', 'pop3', 'postmaster', 'preview', 'privacy', 'production', 'proxy', 'public', 'root', 'saml', 'security', 'share', 'shop', 'sign-in', 'sign-out'],
  ...['sign-up', 'signin', 'signout', 'signup', 'smtp', 'sso', 'staging', 'static', 'status', 'store', 'support', 'system', 'team', 'teams', 'terms', 'test'],
  ...['webhook', 'webhooks', 'webmaster', 'well-known', 'www', 'www1', 'www2'],
]);

/** Whether a hostname is kept for the service itself. */
export const isReservedName = (hostname: string): boolean => reserved.has(hostname);
