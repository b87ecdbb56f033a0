import { migrateDatabase, openDatabase } from '../../server/db/database.ts';

/** Only the migrations of a start, in a process of their own, to be killed over them. */
const database = openDatabase(process.argv[2] ?? '', 1, () => undefined);
await migrateDatabase(database);
await database.close();
