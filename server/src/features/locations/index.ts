export { gymClockOf, languageOf, presentScreenLocation } from './locations.presenter.ts'
export { findLocation } from './locations.repository.ts'
export { locationsRoutes } from './locations.routes.ts'
export { createLocationsService } from './locations.service.ts'
