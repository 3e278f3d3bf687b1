import { GymImportPage } from '../../features/locations/import/gym-import-page.tsx'

export const ImportGymsRoute = () => <GymImportPage />
