import { GymImportPage } from '../../areas/fleet/location-import/location-import-page.tsx'

export const ImportGymsRoute = () => <GymImportPage />
