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
  'serve:log-broken': 'can’t write {{path}} any more: {{why}}',
  'serve:problem': 'sandtable: {{why}}',
  'serve:port-taken':
    'port {{port}} on {{host}} is already in use. Choose another with --port, or 0 for any free one',
  'serve:port-forbidden':
    'you aren’t allowed to listen on port {{port}} of {{host}}. Choose one from 1024 up with --port',
  'serve:no-address':
    "--host: '{{host}}' isn’t an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for everyone who can reach it",
} as const
