export type { PublicBranding } from './branding.presenter.ts'
export { createBrandingService, type BrandingService } from './branding.service.ts'
