// Checks the domain of email addresses, and the domains of public providers.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, isPublicProvider } from '../../src/domain/email.ts';

describe('the domain of an address', () => {
  it.each([
    ['ana@acme.test', 'acme.test'],
    ['Ana@ACME.Test', 'acme.test'],
    ['ana@docs.acme.test', 'docs.acme.test'],
    ['"a@b"@acme.test', 'acme.test'],
    ['acme.test', 'acme.test'],
  ])('of %s is %s', (email, domain) => {
    expect(domainOf(email)).toBe(domain);
  });

  it('is the lowercase text after the last @', () => {
    fc.assert(
      fc.property(fc.string(), fc.domain(), (local, domain) => {
        expect(domainOf(`${local}@${domain.toUpperCase()}`)).toBe(domain.toLowerCase());
      }),
    );
  });
});

describe('public providers', () => {
  it.each([
    'gmail.com',
    'GMail.com',
    'outlook.com',
    'yahoo.co.uk',
    'proton.me',
    'web.de',
    'qq.com',
    'icloud.com',
  ])('include %s', (domain) => {
    expect(isPublicProvider(domain)).toBe(true);
  });

  it.each([
    'acme.test',
    'mail.acme.test',
    'gmail.com.acme.test',
    'notgmail.com',
    'gmail',
    'constructor',
    '',
  ])('do not include %j', (domain) => {
    expect(isPublicProvider(domain)).toBe(false);
  });
});
