/** What is told whether or not a dialogue was opened, in English. */
export const enNotices = {
  'dialog.close': 'Close',
  'tables.noStorage':
    'The browser’s storage did not answer. The table on the screen is unchanged; export it to be safe.',
  'tables.unread':
    'The browser’s storage did not answer, so the tables kept in it could not be looked at. What you do now may not be kept: export it to be safe.',
  'import.refused': '{{name}} was not taken in: {{why}}. The table on the screen is unchanged, and the file was kept.',
  'add.name': 'Model',
  'practice.title': 'Practice',
  'practice.letters': 'BCDEFG',
  'practice.look': 'In or out?',
  'projector.title': 'Projector · Edgewise',
  'projector.measure': 'Measure this bar',
  'projector.changed': 'This window has changed since its scale was measured',
  'projector.unread': 'The other window sent a table that this one can’t read: load both pages again',
  'projector.waiting': 'Waiting for the table in the other window',
  'presence.others': 'This table is open in another window too. What is saved last stays.',
  'projector.blocked':
    'The browser did not open the projector’s window. Allow pop-up windows for this page and press Project again.',
  'saving.failed': 'The browser refuses to save. Export the table so that it isn’t lost.',
} as const
