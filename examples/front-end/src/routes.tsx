// The screens by address. Every `urls.app` that the API returns has a route here. Below an
// organization, addresses of links are relative to it: `/s/…` is `/app/o/…/s/…`.
import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ChangeRequestScreen, ChangeRequestsScreen } from './screens/change-requests.tsx';
import { CommentsScreen } from './screens/comments.tsx';
import { CollectionScreen, HomeScreen, OrganizationsScreen } from './screens/home.tsx';
import { SearchScreen } from './screens/home.tsx';
import { MembersScreen, TeamScreen, TeamsScreen } from './screens/members.tsx';
import { FileScreen, InstallationScreen, IntegrationScreen } from './screens/objects.tsx';
import { SiteScreen, SpecScreen } from './screens/objects.tsx';
import { DraftScreen, OldPageScreen, PageScreen } from './screens/page.tsx';
import { JoinScreen, SignInScreen } from './screens/sign-in.tsx';
import { HistoryScreen, RevisionScreen, SpaceHead, SpaceScreen } from './screens/space.tsx';
import { readToken, rememberAddress } from './session.ts';
import { Frame } from './shell.tsx';
import { Failure } from './ui/screen.tsx';

type Screens = Readonly<Record<string, () => ReactNode>>;

const screens: Screens = {
  '/': OrganizationsScreen,
  '/integrations/:id': IntegrationScreen,
};

const screensInOrganization: Screens = {
  '/': HomeScreen,
  '/search': SearchScreen,
  '/members': MembersScreen,
  '/teams': TeamsScreen,
  '/teams/:id': TeamScreen,
  '/c/:id': CollectionScreen,
  '/sites/:id': SiteScreen,
  '/openapi/:id': SpecScreen,
  '/integrations/:name/installations/:id': InstallationScreen,
  '/s/:space': SpaceScreen,
  '/s/:space/p/:page': PageScreen,
  '/s/:space/f/:id': FileScreen,
  '/s/:space/history': HistoryScreen,
  '/s/:space/r/:id': RevisionScreen,
  '/s/:space/r/:id/p/:page': OldPageScreen,
  '/s/:space/comments': CommentsScreen,
  '/s/:space/cr': ChangeRequestsScreen,
  '/s/:space/cr/:id': ChangeRequestScreen,
  '/s/:space/cr/:id/p/:page': DraftScreen,
};

export const Routes = () => (
  <Switch>
    <Route path="/sign-in" component={SignInScreen} />
    <Route path="/join/:organization/:id" component={JoinScreen} />
    <Route component={SignedIn} />
  </Switch>
);

function SignedIn() {
  if (readToken() === null) {
    rememberAddress();
    return <Redirect to="/sign-in" replace />;
  }
  return (
    <Switch>
      <Route path="/o/:organization" nest>
        {({ organization }) => (
          <Frame key={organization} organization={organization}>
            <Route path="/s/:space/*?" component={SpaceHead} />
            <ScreenOf screens={screensInOrganization} />
          </Frame>
        )}
      </Route>
      <Route>
        <main className="alone wide" id="content">
          <ScreenOf screens={screens} />
        </main>
      </Route>
    </Switch>
  );
}

const ScreenOf = ({ screens }: { screens: Screens }) => (
  <Switch>
    {Object.entries(screens).map(([path, Screen]) => (
      <Route key={path} path={path} component={Screen} />
    ))}
    <Route>
      <Failure />
    </Route>
  </Switch>
);
