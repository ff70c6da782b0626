// Shows the screen of an address. Below an organization, addresses of links are relative to it:
// `/s/…` is `/app/o/…/s/…`.
import { Redirect, Route, Switch, useLocation } from 'wouter';
import './screens/change-requests.tsx';
import './screens/comments.tsx';
import './screens/home.tsx';
import './screens/members.tsx';
import './screens/notifications.tsx';
import './screens/objects.tsx';
import './screens/page.tsx';
import './screens/sign-in.tsx';
import { SpaceHead } from './screens/space.tsx';
import { readToken, rememberAddress } from './session.ts';
import { Frame } from './shell.tsx';
import { Failure, screens } from './ui/screen.tsx';

export function Routes() {
  const [path] = useLocation();
  if (readToken() === null && !/^\/(sign-in|join)\b/.test(path)) {
    rememberAddress();
    return <Redirect to="/sign-in" replace />;
  }
  return (
    <Switch>
      <Route path="/o/:organization" nest>
        {({ organization }) => (
          <Frame key={organization} organization={organization}>
            <Route path="/s/:space/*?" component={SpaceHead} />
            <ScreensBelow root="/o/:organization" />
          </Frame>
        )}
      </Route>
      <Route>
        <main className="alone" id="content">
          <ScreensBelow root="" />
        </main>
      </Route>
    </Switch>
  );
}

const ScreensBelow = ({ root }: { root: string }) => (
  <Switch>
    {[...screens]
      .filter(([path]) => path.startsWith(root))
      .map(([path, Screen]) => (
        <Route key={path} path={path.slice(root.length) || '/'} component={Screen} />
      ))}
    <Route>
      <Failure />
    </Route>
  </Switch>
);
