import { migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';

/** Runs only the migrations, in a separate process that a test can kill. */
const database = openDatabase(process.argv[2] ?? '', 1, () => undefined);
await migrateDatabase(database);
await database.close();
