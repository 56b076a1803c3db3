import type { Notices, StartFaults } from '@sandtable/server'
import type { Under } from '@sandtable/words'
import { phrasesFor } from '@sandtable/words'

/** Hosting games. */
export const SERVE = {
  'serve:at': 'Sandtable is running at {{url}}',
  'serve:programs-only': 'Browser pages are off (--no-pages): only programs can play.',
  'serve:not-built':
    'You can’t play in a browser yet: the pages aren’t built. To build them, stop this server, run\n  npm run build\nand start it again. Until then you can play in a terminal: npx sandtable play hastings-1066 --server {{url}}',
  'serve:kept': 'Games are kept in {{place}}',
  'serve:database': 'the PostgreSQL database {{name}} at {{host}}',
  'serve:known-as': 'Its public address is {{origin}}',
  'serve:local': 'Only programs on this machine can reach it. To open it to others, use --host.',
  'serve:local-proxied':
    'Only programs on this machine can reach it. It trusts its proxy to say where requests come from.',
  'serve:open':
    'Anyone who can reach this machine can reach it, and the connection is not encrypted: see docs/self-hosting.md.',
  'serve:open-proxied':
    'Anyone who can reach this machine can reach it. It trusts its proxy to say where requests come from.',
  'serve:open-at':
    'Anyone who can reach {{host}} can reach it, and the connection is not encrypted: see docs/self-hosting.md.',
  'serve:open-at-proxied':
    'Anyone who can reach {{host}} can reach it. It trusts its proxy to say where requests come from.',
  'serve:left-out': 'Left out {{name}}: {{why}}',
  'serve:stop': 'Press Ctrl-C to stop.',
  'serve:stopping':
    'Stopping once current work is done. Every game continues when you start the server again.',
  'serve:no-packs': "--packs: can’t find a folder called '{{path}}'",
  'serve:log': '--log: can’t write {{path}}: {{why}}',
  'serve:log-broken': 'can no longer write {{path}}: {{why}}',
  'serve:problem': 'sandtable: {{why}}',
  'serve:port-taken':
    'port {{port}} on {{host}} is already in use. Choose another with --port, or 0 for any free one',
  'serve:port-forbidden':
    'you aren’t allowed to listen on port {{port}} of {{host}}. Choose one from 1024 up with --port',
  'serve:no-address':
    "--host: '{{host}}' isn’t an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for everyone who can reach it",
} as const

/** Why a server doesn't start. */
export const STARTING = phrasesFor<Under<'start', StartFaults>>()({
  'start:folder-unusable': 'can’t use the folder {{folder}}: {{why}}. Choose another with --data',
  'start:folder-in-use':
    '{{folder}} is in use by another Sandtable server. Stop that one first, or choose another folder with --data.',
  'start:folder-in-use-by':
    '{{folder}} is in use by another Sandtable server (process {{pid}}). Stop that one first, or choose another folder with --data.',
  'start:symbolic-link':
    '{{file}} is a symbolic link, and games are kept only in real files. Put the file itself there, or choose another folder with --data.',
  'start:database-failed': 'can’t use the database {{file}}: {{why}}. Choose another folder with --data',
  'start:no-database-address':
    'DATABASE_URL isn’t the address of a PostgreSQL database, such as postgresql://user:password@host:port/database',
  'start:database-unreachable':
    'can’t reach the database {{database}}: {{why}}. Check DATABASE_URL, and that PostgreSQL is running',
  'start:newer-tables':
    'the games in {{database}} were kept by a newer Sandtable (tables of version {{found}}; this program knows {{known}}). Update this program',
  'start:no-pages':
    '--pages: {{folder}} doesn’t hold the pages. Build them with npm run build, or name the folder that they’re in',
})

/** What a server's operator should know of the folder of games. */
export const NOTICES = phrasesFor<Under<'notice', Notices>>()({
  'notice:folder-of-another':
    '{{folder}} belongs to another user, who can read and replace the games in it. Choose a folder of your own.',
  'notice:folder-closed': 'Other users of this machine could open {{folder}}. Now only you can (mode 0700).',
  'notice:folder-open':
    'Other users of this machine can open {{folder}}, which also holds other files. Give games a folder of their own, or run: chmod 700 {{folder}}',
})
