import './kind-table.ts';

// Importing the table makes its file, as part of the build, so that the first start need not.
