/** E-mail domains: which of them can belong to an organization. */

/** Domains whose addresses anybody can get: they say nothing of where somebody belongs. */
const publicProviders = new Set([
  '126.com', '163.com', 'aol.com', 'bk.ru', 'duck.com', 'fastmail.com', 'fastmail.fm', 'free.fr', 'freenet.de', 'gmail.com', 'gmx.at', 'gmx.ch', 'gmx.com', 'gmx.de', 'gmx.net',
  'googlemail.com', 'hey.com', 'hotmail.co.uk', 'hotmail.com', 'hotmail.de', 'hotmail.fr', 'icloud.com', 'inbox.ru', 'laposte.net', 'libero.it', 'list.ru', 'live.com', 'mac.com',
  'mail.com', 'mail.ru', 'mailbox.org', 'me.com', 'msn.com', 'naver.com', 'orange.fr', 'outlook.com', 'outlook.de', 'pm.me', 'posteo.de', 'proton.me', 'protonmail.ch', 'protonmail.com',
  'qq.com', 'rocketmail.com', 'seznam.cz', 'sina.com', 't-online.de', 'tuta.io', 'tutanota.com', 'web.de', 'wp.pl', 'yahoo.co.jp', 'yahoo.co.uk', 'yahoo.com', 'yahoo.de', 'yahoo.fr',
  'yandex.com', 'yandex.ru', 'ymail.com', 'zoho.com',
]);

/** Whether a domain is that of a public mail provider. */
export const isPublicProvider = (domain: string): boolean => publicProviders.has(domain.toLowerCase());

/** The domain of an address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
