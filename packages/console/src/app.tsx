import { Authenticated, Refine } from '@refinedev/core'
import routerProvider, { DocumentTitleHandler } from '@refinedev/react-router'
import { mayStaff, STAFF_RESOURCES, type StaffResource } from '@zhushutong/domain/staff'
import { Toaster } from '@zhushutong/ui/overlays/toaster'
import { createBrowserRouter, Outlet, Route, RouterProvider, Routes } from 'react-router'
import { LoginPage } from './login/login-page'
import { authProvider } from './providers/auth-provider'
import { dataProvider } from './providers/data-provider'
import { i18nProvider, notificationProvider } from './providers/texts'
import { SCREENS } from './resources'
import { Home } from './shell/home'
import { Layout } from './shell/layout'
import { LeaveGuard } from './shell/leave-guard'
import { NotFound } from './shell/not-found'
import { useSelf } from './shell/use-self'

const TOAST_MS = 4000
const names = Object.keys(STAFF_RESOURCES) as StaffResource[]

const resources = names.map((name) => ({
  name,
  list: `/${name}`,
  show: `/${name}/:id`,
  meta: { label: STAFF_RESOURCES[name].label },
}))

/** The pages of a resource; absent for roles without access to it. */
function Seen({ name }: { readonly name: StaffResource }) {
  const self = useSelf()
  if (self === undefined) return null
  return mayStaff(self.role, 'reads', name) ? <Outlet /> : <NotFound />
}

/** The routes of a list: a row opens in a panel beside it, or on a separate page. */
const buildRoute = (name: StaffResource) => {
  const { List, Panel, Create, Page, Tool } = SCREENS[name]
  return (
    <Route key={name} path={name} element={<Seen name={name} />}>
      {Page && <Route path=":id" element={<Page />} />}
      {Tool && <Route path={Tool.path} element={<Tool.Page />} />}
      <Route element={<List />}>
        <Route index element={null} />
        {Create && <Route path="new" element={<Create />} />}
        {Panel && <Route path=":id" element={<Panel />} />}
      </Route>
    </Route>
  )
}

const formatTitle = ({ resource }: { resource?: { meta?: { label?: string } } }) =>
  [resource?.meta?.label, '筑数通运营台'].filter(Boolean).join(' - ')

function Root() {
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      i18nProvider={i18nProvider}
      notificationProvider={notificationProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
      }}
    >
      <Routes>
        <Route
          element={
            <Authenticated key="inside" redirectOnFail="/login">
              <Layout>
                <Outlet />
              </Layout>
            </Authenticated>
          }
        >
          <Route index element={<Home />} />
          {names.map(buildRoute)}
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route path="login" element={<LoginPage />} />
      </Routes>
      <LeaveGuard />
      <DocumentTitleHandler handler={formatTitle} />
      <Toaster ms={TOAST_MS} />
    </Refine>
  )
}

// A data router: only this kind can block a navigation.
const router = createBrowserRouter([{ path: '*', element: <Root /> }], { basename: '/console' })

export function App() {
  return <RouterProvider router={router} />
}
