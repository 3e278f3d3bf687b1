/** How hard a workout is; `any`: unspecified. */
export const templateLevels = ['any', 'beginner', 'intermediate', 'advanced'] as const
export type TemplateLevel = (typeof templateLevels)[number]
