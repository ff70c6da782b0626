// Accepts an invite: the target of `urls.join`.
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { graphql } from '../gql/index.ts';
import { paths } from '../paths.ts';
import { readToken, storeToken } from '../session.ts';
import { FieldProblem, fieldProps, Problems, useAction } from '../ui/problems.tsx';
import { Title } from '../ui/screen.tsx';

const AcceptInvite = graphql(`
  mutation AcceptInvite($input: AcceptInviteInput!) {
    acceptInvite(input: $input) {
      token
      member {
        id
      }
      errors {
        ...Problem
      }
    }
  }
`);

interface JoinProps {
  readonly params: { readonly organization: string; readonly invite: string };
}

export function JoinScreen({ params: { organization, invite } }: JoinProps) {
  const secret = new URLSearchParams(useSearch()).get('secret') ?? '';
  const [, navigate] = useLocation();
  const [isMember, setMember] = useState(false);
  const action = useAction(AcceptInvite);
  const join = async (form: FormData) => {
    const email = String(form.get('email')).trim();
    const data = await action.send({ id: invite, secret, ...(email !== '' && { email }) });
    if (!data) return;
    const { token } = data.acceptInvite;
    if (token) storeToken(token);
    if (readToken() === null) setMember(true);
    else navigate(paths.organization(organization));
  };
  return (
    <main className="alone" id="content">
      <Title>Join the organization</Title>
      {isMember ? (
        <p role="status">
          You are a member now. <Link href="/sign-in">Sign in</Link> with a token of yours.
        </p>
      ) : (
        <form action={join}>
          <Problems {...action} except={['email']} />
          <label htmlFor="email">Your e-mail address, if the invite is a link for several</label>
          <input
            {...fieldProps(action, 'email', 'email')}
            name="email"
            type="email"
            autoComplete="email"
          />
          <FieldProblem {...action} name="email" id="email" />
          <p className="actions">
            <button type="submit" className="primary" disabled={action.busy}>
              Join
            </button>
          </p>
        </form>
      )}
    </main>
  );
}
