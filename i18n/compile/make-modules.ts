import { writeModules } from './write-modules.ts';

/** Compiles the messages for the application; the launcher runs it when they change. */
writeModules();
