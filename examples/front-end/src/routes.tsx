// The screens by address. Every `urls.app` that the API returns has a route here.
import { Redirect, Route, Switch, useLocation, useRoute } from 'wouter';
import { readToken, rememberReturnPath } from './session.ts';
import { ChangeRequestScreen } from './screens/change-request.tsx';
import { ChangeRequestsScreen } from './screens/change-requests.tsx';
import { CollectionScreen } from './screens/collection.tsx';
import { CommentsScreen } from './screens/comments.tsx';
import { EditScreen } from './screens/edit.tsx';
import { HistoryScreen, RevisionScreen } from './screens/history.tsx';
import { HomeScreen } from './screens/home.tsx';
import { IntegrationScreen, InstallationScreen } from './screens/integrations.tsx';
import { JoinScreen } from './screens/join.tsx';
import { MembersScreen } from './screens/members.tsx';
import { OrganizationsScreen } from './screens/organizations.tsx';
import { FileScreen, PageScreen, SpaceScreen } from './screens/page.tsx';
import { SearchScreen } from './screens/search.tsx';
import { SignInScreen } from './screens/sign-in.tsx';
import { SiteScreen, SpecScreen } from './screens/sites.tsx';
import { TeamScreen, TeamsScreen } from './screens/teams.tsx';
import { Frame } from './shell.tsx';
import { Failure } from './ui/screen.tsx';

export function Routes() {
  return (
    <Switch>
      <Route path="/sign-in" component={SignInScreen} />
      <Route path="/join/:organization/:invite" component={JoinScreen} />
      <Route component={SignedIn} />
    </Switch>
  );
}

function SignedIn() {
  const [path] = useLocation();
  const [isInOrganization, params] = useRoute('/o/:organization/*?');
  if (readToken() === null) {
    rememberReturnPath(path + location.search + location.hash);
    return <Redirect to="/sign-in" replace />;
  }
  if (isInOrganization)
    return (
      <Frame key={params.organization} organization={params.organization}>
        <InOrganization organization={params.organization} />
      </Frame>
    );
  return (
    <main className="alone wide" id="content">
      <Switch>
        <Route path="/" component={OrganizationsScreen} />
        <Route path="/integrations/:name">
          {({ name }) => <IntegrationScreen name={name} />}
        </Route>
        <Route>
          <Failure error={undefined} />
        </Route>
      </Switch>
    </main>
  );
}

function InOrganization({ organization }: { organization: string }) {
  const o = '/o/:organization';
  return (
    <Switch>
      <Route path={o}>
        <HomeScreen organization={organization} />
      </Route>
      <Route path={`${o}/search`}>
        <SearchScreen organization={organization} />
      </Route>
      <Route path={`${o}/members`}>
        <MembersScreen organization={organization} />
      </Route>
      <Route path={`${o}/teams`}>
        <TeamsScreen organization={organization} />
      </Route>
      <Route path={`${o}/teams/:id`}>
        {({ id }) => <TeamScreen organization={organization} team={id} />}
      </Route>
      <Route path={`${o}/c/:id`}>
        {({ id }) => <CollectionScreen organization={organization} collection={id} />}
      </Route>
      <Route path={`${o}/sites/:id`}>
        {({ id }) => <SiteScreen organization={organization} site={id} />}
      </Route>
      <Route path={`${o}/openapi/:slug`}>
        {({ slug }) => <SpecScreen organization={organization} slug={slug} />}
      </Route>
      <Route path={`${o}/integrations/:name/installations/:id`}>
        {({ id }) => <InstallationScreen organization={organization} installation={id} />}
      </Route>
      <Route path={`${o}/s/:space/*?`}>
        {({ space }) => <InSpaceRoutes organization={organization} space={space} />}
      </Route>
      <Route>
        <Failure error={undefined} />
      </Route>
    </Switch>
  );
}

function InSpaceRoutes(at: { organization: string; space: string }) {
  const s = '/o/:organization/s/:space';
  return (
    <Switch>
      <Route path={s}>
        <SpaceScreen {...at} />
      </Route>
      <Route path={`${s}/p/:page`}>{({ page }) => <PageScreen {...at} page={page} />}</Route>
      <Route path={`${s}/f/:file`}>{({ file }) => <FileScreen {...at} file={file} />}</Route>
      <Route path={`${s}/history`}>
        <HistoryScreen {...at} />
      </Route>
      <Route path={`${s}/r/:revision`}>
        {({ revision }) => <RevisionScreen {...at} revision={revision} />}
      </Route>
      <Route path={`${s}/r/:revision/p/:page`}>
        {({ revision, page }) => <PageScreen {...at} revision={revision} page={page} />}
      </Route>
      <Route path={`${s}/comments`}>
        <CommentsScreen {...at} />
      </Route>
      <Route path={`${s}/cr`}>
        <ChangeRequestsScreen {...at} />
      </Route>
      <Route path={`${s}/cr/:id`}>
        {({ id }) => <ChangeRequestScreen {...at} changeRequest={id} />}
      </Route>
      <Route path={`${s}/cr/:id/p/:page`}>
        {({ id, page }) => <EditScreen key={page} {...at} changeRequest={id} page={page} />}
      </Route>
      <Route>
        <Failure error={undefined} />
      </Route>
    </Switch>
  );
}
