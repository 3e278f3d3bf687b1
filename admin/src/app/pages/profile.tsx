import { AlertsPage } from '../../areas/operations/alerts/alerts-page.tsx'
import { ProfileLinks } from '../../areas/identity/profile/profile-links.tsx'
import { ProfilePage } from '../../areas/identity/profile/profile-page.tsx'
import { SecurityPage } from '../../areas/identity/two-factor/security-page.tsx'
import { SessionsPage } from '../../areas/identity/profile/sessions-page.tsx'

export function ProfileRoute() {
  return (
    <>
      <ProfileLinks />
      <ProfilePage />
    </>
  )
}

export function SessionsRoute() {
  return (
    <>
      <ProfileLinks />
      <SessionsPage />
    </>
  )
}

export function AlertsRoute() {
  return (
    <>
      <ProfileLinks />
      <AlertsPage />
    </>
  )
}

export function SecurityRoute() {
  return (
    <>
      <ProfileLinks />
      <SecurityPage />
    </>
  )
}
