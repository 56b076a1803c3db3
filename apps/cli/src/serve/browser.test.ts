import { expect, test } from 'vitest'
import { openerFor } from './browser.ts'

test.for<[string, NodeJS.Platform, Record<string, string>, readonly string[] | null]>([
  ['a desktop under X', 'linux', { DISPLAY: ':0' }, ['xdg-open']],
  ['a desktop under Wayland', 'linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open']],
  ['no desktop', 'linux', { DISPLAY: '' }, null],
  ['a Mac', 'darwin', {}, ['open']],
  ['Windows', 'win32', {}, ['cmd', '/c', 'start', '']],
  ['a Mac that builds', 'darwin', { CI: 'true' }, null],
  ['a Mac from afar', 'darwin', { SSH_CONNECTION: '192.0.2.1 5 192.0.2.2 22' }, null],
  ['a terminal from afar', 'linux', { DISPLAY: ':10', SSH_TTY: '/dev/pts/1' }, null],
])('opening a browser: %s', ([, platform, env, opener]) => {
  expect(openerFor(platform, env)).toEqual(opener)
})
