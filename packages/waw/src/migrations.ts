import type { Migration } from '@sandtable/kernel'

/**
 * How games that older versions of these rules have saved are brought up. Version 2 makes maintenance a duty, counts the
 * ground into the cap, and lets effects take counters away; a game of version 1 stands at lines that 2 has, and goes on from
 * there by the new rules.
 */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, migrate: body => body }]
