// Signs in, with a token or with the code of a sign-in through SAML; and accepts invites.
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { readToken, storeToken, takeAddress } from '../session.ts';
import { Field, Problems, useAction } from '../ui/form.tsx';
import { Note } from '../ui/pieces.tsx';
import { Title } from '../ui/screen.tsx';
import { ThemeSwitch } from '../ui/theme.tsx';

/** Returns why a token cannot be used; undefined if the server accepts it. */
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
  const [failure, setFailure] = useState<string>();
  const enter = async (token: string) => {
    storeToken(token);
    await client.clearStore();
    navigate(takeAddress(), { replace: true });
  };
  const signIn = async (form: FormData) => {
    const token = String(form.get('token')).trim();
    const refusal = await refusalOf(token);
    setFailure(refusal);
    if (refusal === undefined) await enter(token);
  };
  return (
    <Alone title="Sign in to Lectern">
      {code && <CodeExchange code={code} onToken={enter} />}
      <form action={signIn}>
        <Problems said={{ busy: false, problems: [], failure }} />
        <Field label="Token" name="token" type="password" required />
        <Note>
          In development, open the link that <code>npm start</code> prints, or create a token with{' '}
          <code>npm run lectern -- token create --user ana@acme.test</code>. The token is kept until
          this tab is closed.
        </Note>
        <p className="actions">
          <button type="submit" className="primary">
            Sign in
          </button>
          <ThemeSwitch />
        </p>
      </form>
    </Alone>
  );
}

function Alone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="alone" id="content">
      <Title>{title}</Title>
      {children}
    </main>
  );
}

const CompleteSignIn = graphql(`
  mutation CompleteSignIn($input: CompleteSignInInput!) {
    completeSignIn(input: $input) { secret errors { ...Problem } }
  }
`);

interface ExchangeProps {
  readonly code: string;
  readonly onToken: (token: string) => Promise<void>;
}

/** Exchanges the code of a sign-in through SAML, which can be done once. */
function CodeExchange({ code, onToken }: ExchangeProps) {
  const action = useAction(CompleteSignIn);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    action.send({ code }).then((data) => {
      const secret = data?.completeSignIn.secret;
      if (secret) return onToken(secret);
    });
  });
  return <Problems said={action} />;
}

const AcceptInvite = graphql(`
  mutation AcceptInvite($input: AcceptInviteInput!) {
    acceptInvite(input: $input) { token member { id } errors { ...Problem } }
  }
`);

/** Accepts an invite: the target of `urls.join`. */
export function JoinScreen({ organization, id }: { organization: string; id: string }) {
  const secret = new URLSearchParams(useSearch()).get('secret') ?? '';
  const [, navigate] = useLocation();
  const [isMember, setMember] = useState(false);
  const action = useAction(AcceptInvite);
  const join = async (form: FormData) => {
    const email = String(form.get('email')).trim();
    const data = await action.send({ id, secret, ...(email !== '' && { email }) });
    if (!data) return;
    const { token } = data.acceptInvite;
    if (token) storeToken(token);
    setMember(true);
    if (readToken() !== null) navigate(paths.organization(organization));
  };
  return (
    <Alone title="Join the organization">
      {isMember && (
        <p role="status">
          You are a member now. <Link href="/sign-in">Sign in</Link> with a token of yours.
        </p>
      )}
      <form action={join} hidden={isMember}>
        <Problems said={action} except={['email']} />
        <Field
          label="Your e-mail address, if the link is for several people"
          name="email"
          type="email"
          said={action}
        />
        <p className="actions">
          <button type="submit" className="primary" disabled={action.busy}>
            Join
          </button>
        </p>
      </form>
    </Alone>
  );
}
