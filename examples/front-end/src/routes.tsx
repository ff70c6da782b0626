// The screens by address. Every `urls.app` that the API returns has a route here.
import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useRoute } from 'wouter';
import { ChangeRequestScreen } from './screens/change-request.tsx';
import { ChangeRequestsScreen } from './screens/change-requests.tsx';
import { CommentsScreen } from './screens/comments.tsx';
import { CollectionScreen, HomeScreen, OrganizationsScreen } from './screens/home.tsx';
import { DraftScreen } from './screens/edit.tsx';
import { HistoryScreen, RevisionScreen } from './screens/history.tsx';
import { MembersScreen } from './screens/members.tsx';
import { FileScreen, InstallationScreen, IntegrationScreen } from './screens/objects.tsx';
import { SiteScreen, SpecScreen } from './screens/objects.tsx';
import { OldPageScreen, PageScreen, SpaceScreen } from './screens/page.tsx';
import { SearchScreen } from './screens/search.tsx';
import { JoinScreen, SignInScreen } from './screens/sign-in.tsx';
import { TeamScreen, TeamsScreen } from './screens/teams.tsx';
import { readToken, rememberAddress } from './session.ts';
import { Frame } from './shell.tsx';
import { Failure } from './ui/screen.tsx';

type Screens = readonly (readonly [path: string, screen: ComponentType<Params>])[];

/** The parameters of all addresses. A screen reads those that its address names. */
export interface Params {
  readonly organization: string;
  readonly space: string;
  readonly page: string;
  /** Any other id or name in the address. */
  readonly id: string;
}

const screens: Screens = [
  ['/', OrganizationsScreen],
  ['/integrations/:id', IntegrationScreen],
];

const screensInOrganization: Screens = [
  ['', HomeScreen],
  ['/search', SearchScreen],
  ['/members', MembersScreen],
  ['/teams', TeamsScreen],
  ['/teams/:id', TeamScreen],
  ['/c/:id', CollectionScreen],
  ['/sites/:id', SiteScreen],
  ['/openapi/:id', SpecScreen],
  ['/integrations/:name/installations/:id', InstallationScreen],
  ['/s/:space', SpaceScreen],
  ['/s/:space/p/:page', PageScreen],
  ['/s/:space/f/:id', FileScreen],
  ['/s/:space/history', HistoryScreen],
  ['/s/:space/r/:id', RevisionScreen],
  ['/s/:space/r/:id/p/:page', OldPageScreen],
  ['/s/:space/comments', CommentsScreen],
  ['/s/:space/cr', ChangeRequestsScreen],
  ['/s/:space/cr/:id', ChangeRequestScreen],
  ['/s/:space/cr/:id/p/:page', DraftScreen],
];

export function Routes() {
  return (
    <Switch>
      <Route path="/sign-in" component={SignInScreen} />
      <Route path="/join/:organization/:id">{(params) => <JoinScreen {...params} />}</Route>
      <Route component={SignedIn} />
    </Switch>
  );
}

function SignedIn() {
  const [, params] = useRoute('/o/:organization/*?');
  if (readToken() === null) {
    rememberAddress();
    return <Redirect to="/sign-in" replace />;
  }
  if (!params)
    return (
      <main className="alone wide" id="content">
        <ScreenOf screens={screens} base="" />
      </main>
    );
  return (
    <Frame key={params.organization} organization={params.organization}>
      <ScreenOf screens={screensInOrganization} base="/o/:organization" />
    </Frame>
  );
}

function ScreenOf({ screens, base }: { screens: Screens; base: string }) {
  return (
    <Switch>
      {screens.map(([path, Screen]) => (
        <Route key={path} path={base + path}>
          {/* A screen reads only the parameters of its own path. */}
          {(params) => <Screen {...(params as unknown as Params)} />}
        </Route>
      ))}
      <Route>
        <Failure />
      </Route>
    </Switch>
  );
}
