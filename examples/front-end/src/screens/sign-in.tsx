// Signs in, with a token or with the code of a sign-in through SAML; and accepts invites.
import { useApolloClient } from '@apollo/client/react';
import { createClient } from '@lectern/client';
import { LecternError } from '@lectern/client/errors';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { graphql } from '../gql/index.ts';
import { readToken, storeToken, takeAddress } from '../session.ts';
import { Field, Form, Problems, useAction, type Values } from '../ui/form.tsx';
import { Note, ThemeSwitch } from '../ui/pieces.tsx';
import { screens, Title, useAddress } from '../ui/screen.tsx';

const CompleteSignIn = graphql(`
  mutation CompleteSignIn($input: CompleteSignInInput!) {
    completeSignIn(input: $input) { secret errors { ...Problem } }
  }
`);

screens.set('/sign-in', function SignIn() {
  const [, navigate] = useLocation();
  const code = useSearchParams()[0].get('code');
  const client = useApolloClient();
  const exchange = useAction(CompleteSignIn);
  const exchanged = useRef<string>(null);
  const [failure, setFailure] = useState<string>();
  const enter = async (token: string) => {
    storeToken(token);
    await client.clearStore();
    navigate(takeAddress(), { replace: true });
  };
  const signIn = async ({ token = '' }: Values) => {
    try {
      await createClient({ url: '/graphql', token: token.trim() }).request('{ __typename }');
      await enter(token.trim());
    } catch (error) {
      const isRefused = error instanceof LecternError && error.code === 'UNAUTHENTICATED';
      setFailure(isRefused ? 'The token is unknown, revoked or expired.' : String(error));
    }
  };
  // A sign-in through SAML leads here with a code, which can be exchanged once.
  useEffect(() => {
    if (code === null || exchanged.current === code) return;
    exchanged.current = code;
    exchange.send({ code }).then((data) => data && enter(data.completeSignIn.secret ?? ''));
  });
  return (
    <>
      <Title text="Sign in to Lectern">
        <ThemeSwitch />
      </Title>
      <Problems said={exchange} />
      <Form said={{ problems: [], failure }} send={signIn} submit="Sign in">
        <Field label="Token" name="token" type="password" required />
        <Note>
          In development, open the link that <code>npm start</code> prints, or create a token:{' '}
          <code>npm run lectern -- token create --user ana@acme.test</code>. The token is kept until
          this tab is closed.
        </Note>
      </Form>
    </>
  );
});

const AcceptInvite = graphql(`
  mutation AcceptInvite($input: AcceptInviteInput!) {
    acceptInvite(input: $input) { token member { id } errors { ...Problem } }
  }
`);

// Accepts an invite: the target of `urls.join`.
screens.set('/join/:organization/:id', function Join() {
  const { organization, id } = useAddress();
  const secret = useSearchParams()[0].get('secret') ?? '';
  const [, navigate] = useLocation();
  const [isMember, setMember] = useState(false);
  const action = useAction(AcceptInvite);
  const join = async ({ email = '' }: Values) => {
    const data = await action.send({ id, secret, ...(email && { email }) });
    if (!data) return;
    if (data.acceptInvite.token) storeToken(data.acceptInvite.token);
    setMember(true);
    if (readToken() !== null) navigate(`/o/${organization}`);
  };
  return (
    <>
      <Title text="Join the organization" />
      {isMember ? (
        <p role="status">
          You are a member now. <Link href="/sign-in">Sign in</Link> with a token of yours.
        </p>
      ) : (
        <Form said={action} send={join} submit="Join">
          <Field label="Your e-mail address, if the link is for several people" name="email" />
        </Form>
      )}
    </>
  );
});
