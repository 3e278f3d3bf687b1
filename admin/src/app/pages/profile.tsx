import { AlertsPage } from '../../features/alerts/alerts-page.tsx'
import { ProfileLinks } from '../../features/profile/profile-links.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { SecurityPage } from '../../features/profile/security/security-page.tsx'
import { SessionsPage } from '../../features/profile/sessions-page.tsx'

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
