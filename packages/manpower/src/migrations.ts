import type { Migration } from '@sandtable/kernel'

/**
 * How battles that older versions of these rules have saved are brought up. Version 2 asks who would give a group up as Acting
 * begins, and ends the spells of captured casters; a battle of version 1 stands at a line that 2 has, and goes on from there.
 */
export const MIGRATIONS: readonly Migration[] = [{ from: 1, migrate: body => body }]
