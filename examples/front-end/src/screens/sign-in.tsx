// Signs in: with a token, or with the code that a sign-in through SAML brings.
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { storeToken, takeReturnPath } from '../session.ts';
import { Problems, useAction } from '../ui/problems.tsx';
import { Title } from '../ui/screen.tsx';
import { ThemeSwitch } from '../ui/theme.tsx';

const CompleteSignIn = graphql(`
  mutation CompleteSignIn($input: CompleteSignInInput!) {
    completeSignIn(input: $input) {
      secret
      errors {
        ...Problem
      }
    }
  }
`);

/** Returns the reason why a token is refused; undefined if the server accepts it. */
async function refusalOf(token: string): Promise<string | undefined> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ __typename }"}',
  }).catch(() => undefined);
  if (response?.status === 401) return 'The token is unknown, revoked or expired.';
  return response?.ok ? undefined : 'The server did not answer. Try again.';
}

export function SignInScreen() {
  const [, navigate] = useLocation();
  const code = new URLSearchParams(useSearch()).get('code');
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const enter = async (token: string) => {
    storeToken(token);
    await client.clearStore();
    navigate(takeReturnPath(), { replace: true });
  };
  const signIn = async (form: FormData) => {
    const token = String(form.get('token')).trim();
    const reason = await refusalOf(token);
    setRefusal(reason);
    if (reason === undefined) await enter(token);
    else field.current?.focus();
  };
  return (
    <main className="alone" id="content">
      <Title>Sign in to Lectern</Title>
      {code === null ? null : <CodeExchange code={code} onToken={enter} />}
      <form action={signIn}>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          name="token"
          ref={field}
          type="password"
          autoComplete="off"
          required
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': 'token-problem' })}
        />
        {refusal ? (
          <p className="field-problem" id="token-problem" role="alert">
            {refusal}
          </p>
        ) : null}
        <p className="note">
          In development, open the link that <code>npm start</code> prints, or create a token with{' '}
          <code>npm run lectern -- token create --user ana@acme.test</code>. It is kept until you
          close this tab.
        </p>
        <p className="actions">
          <button type="submit" className="primary">
            Sign in
          </button>
          <ThemeSwitch />
        </p>
      </form>
    </main>
  );
}

interface ExchangeProps {
  readonly code: string;
  readonly onToken: (token: string) => Promise<void>;
}

/** Exchanges the code of a sign-in through SAML, once. */
function CodeExchange({ code, onToken }: ExchangeProps) {
  const action = useAction(CompleteSignIn);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    action.send({ code }).then((data) => {
      if (data?.completeSignIn.secret) return onToken(data.completeSignIn.secret);
    });
  });
  return <Problems {...action} />;
}
