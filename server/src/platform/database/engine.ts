/** The two databases on which every repository runs. */
export type Engine = 'SQLite' | 'PostgreSQL'
