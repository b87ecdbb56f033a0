import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import { type ColourId, isColourId } from '../../listing-copy/words/colours.ts';
import { isConditionId } from '../../listing-copy/words/conditions.ts';
import { isMaterialId } from '../../listing-copy/words/materials.ts';
import type { PackageFile } from '../../server/platform/package-files/package-files.ts';

/** A real photo and what can be seen in it. */
export interface DemoPhoto extends PackageFile {
  categoryId: number;
  /** The product type it shows; undefined for the category's most usual one. */
  productType: string | undefined;
  colours: ColourId[];
  material: MaterialId | undefined;
  condition: ConditionId | undefined;
  /**
   * The square crop: its centre as shares of width and height, and the zoom; below 1 the edges above and below are
   * extended.
   */
  focus: [x: number, y: number, zoom: number];
}

/** The npm package that contains the photos. */
export const photoPackage = {
  package: '@vendure/create@2.3.4',
  integrity: 'sha512-fztyYqdrggB0R3yghtpiUixEIsELPlybBbhWHxjzbA1Z54PvAQpH2js0VoAQFBZOoWh/Nv7bg6R0a0QTIrxjrA==',
  licence: 'MIT',
};

/** Name, SHA-256, leaf category, colours, focus, material, condition and kind of each photo, entered by hand; a dash means unknown, or the
 * category's most usual product type. */
const photoTable = `
abel-y-costa-716024 65863db29ba316a504edcb23eafc441d9aaf0a065764eb9396e94c05b518ea36 3104 brown 0.52,0.55,1 wood - desk
adam-birkett-239153 fdd0e42684a7e799a22be0f13572e40fa2f2e6e3543223aecb58deef594a3bba 1803 white 0.5,0.48,1.15 - - -
alex-rodriguez-santibanez-200278 a71b97be12b6ae288ae36e586a30860f3cffc41684419844dbbbd0b87fc65160 3809 green 0.5,0.5,1 - - -
alexander-andrews-260988 b12fdd47f87a830015802b030959e75f3249c91cbab281b2c246c0e8bc58d4b7 1403 black 0.5,0.5,1.35 - used-good -
alexandru-acea-686569 4afe0558a250b82aa28a632a95a57f6385b82baa535e1817985152237a12701a 1104 black 0.5,0.45,1 - - -
andres-jasso-220776 9d936013f1388f9ed25722beee90d55483b79782c1783b1215511c0f3ecdb4d2 3103 black 0.52,0.5,1 - - -
annie-spratt-78044 99dd93d5024d91ede91e001f15aaeacffb064c62bf9556106877b2624f2f6d94 3809 green+orange 0.5,0.55,1 - - succulent
ben-hershey-574483 603ec7cf4be8fd1d5e047e139a8aae6ae18f94fc6c6ec4c788ad681aa41bce41 5305 yellow 0.33,0.42,1.1 - - -
benjamin-voros-310026 968d7337ed8285650f9ad8e1430b97a4e6af954c438fb90cb24ac423067f77d5 3104 white 0.62,0.62,1 - - side-table
brandi-redd-104140 bd3a919dee9a3a507a35b0e80439be10c1aaa6ecf2294d4bc64ba28b9426c9ba 1404 black 0.3,0.5,1 - - -
charles-deluvio-695736 e70337bf97e41b8cf761bbf1ea1d86ceabbee0d27bcebe592666998cff6a0a74 3809 orange+green 0.5,0.55,1 - - succulent
chuttersnap-324234 b21aa213ea663b0c72ff64b7c1be85563e7892eacc30d00641a3dafb5b8255ed 1403 black+silver 0.5,0.5,1 - used-good -
chuttersnap-584518 1b84e640ad2f937681e524b0965848632d226c3e19ccb9fe57dd4bdb12ff307e 2302 blue+pink 0.5,0.5,1.2 - - -
daniel-korpai-1302051 61edf9c358dfaf503167489b2d01de9b75acb90295d0256b0745e2ce75dc45c6 1104 black 0.5,0.4,1 - like-new -
derick-david-409858 f63799dc270ba4a4051375af1b247cb9f6cf5832ff1f9acca13635f4b88e4861 1101 silver 0.5,0.5,1 - - -
eniko-kis-663725 965865fda6e9d8b825cfc164e80564b90692573ba0464d33d84d9f4ac7241040 1403 white+black 0.5,0.55,1 - - -
florian-klauer-14840 98ef77c4b7ed7dfeedfedc0ae40a285a588aedb7ee027986051ecc462da81756 7901 pink 0.62,0.22,1.25 - - -
florian-olivo-1166419 9827a5bdea05bbebe90d1a708cd40f98ec99f52ac9e3406a0ea47c1265a402d2 15907 black 0.5,0.5,1 - - -
imani-clovis-234736 212c05be5624578eb950f6e34c31cd5aadb8903bf3f7ff20e4cd33f02956ef53 2302 grey+black 0.5,0.52,1.2 - - -
jakob-owens-274337 40c6f5a316a29182c0951a49a27e71122ad751851855df68ae41a1d20c545ecc 1403 silver+black 0.5,0.5,1 - used-good -
jean-philippe-delberghe-1400011 0dfb7ce0d4f1ef430e9b39389dbafc654ab2de6c990d949efd51efe0a5bbfdcf 3103 yellow 0.36,0.72,1.2 - - -
jonathan-talbert-697262 50b45ae828fe668e3e1d2b2b0be2b03508e850574da8deffb2be0fb4a5d8d4ed 1403 black 0.5,0.75,1 - used-fair -
juan-gomez-674574 1f7a61b08581f1a77c85774fcad3d8bb4710a501656dc26e0d9816f93b732210 1105 multicolour 0.5,0.5,1 - - mechanical-keyboard
kari-shea-398668 0826049b4685be09f2ab1309eb5792eadacc275112fec93ddacc7b80c4bc829c 3101 blue 0.5,0.5,1 - - armchair
kelly-sikkema-685291 d3bc31d2a384e92dffa178e7ff4072f8059a257f6562152a37d055edb61cacd3 1102 black 0.5,0.5,1 - - -
liam-briese-1128307 cbed6de09fac7faa72e3b101ce035ca4c181d9a9216fa9d734ddcf1e7f31d626 15903 navy+black 0.5,0.5,1 - - -
mark-tegethoff-667351 b6179b619cfe0040e271c815a85ef474ba1658f59f86d5eb86ec6a8ec8c6c996 3809 green+brown 0.5,0.5,1 - - -
max-tarkhov-737999 9f66b825c63530293a8b129686cff3724e5dd655f776878c539146e0cca0739b 5903 red 0.5,0.52,1 - - -
michael-guite-571169 f2f0ae7b949c3cdb6932f9ff3eaab8e4c85b6b26c878162c7124f4dc1edfb310 5501 yellow 0.72,0.6,1 - - -
mikkel-bech-748940 106601f8888b18c5d50ce1dbb416c9c426adc4c466f7d8cd3171796e7ae17e3f 5401 black 0.5,0.5,0.72 - - road-bike
mitch-lensink-256007 ec40196e0da7730c6ff63459420dfa84e4afc5e2bfb87a67fcbcd47f5a4cb542 2301 black+white 0.5,0.5,1 - - -
natalia-y-345738 4b0f235a51bbf83d0ca2d208615dddd2d55a6627cdc470cda2a501588d5d625a 3809 red+orange 0.5,0.5,1 - - -
nathan-fertig-249917 549da5f66f1f137176be004bbd4b95d98cf62f8b69e7862d7599d564433a5b75 3101 grey 0.5,0.6,1 - - -
neonbrand-428982 3c7e061fb859cd5f2c727fd91663103c8e9cca9cbf745ec23b24c7de6250559d 5801 red+black 0.5,0.5,1 - - -
neslihan-gunaydin-3493 61509e1de4d70adc6706974c9c9e3e22d11643d22ae540d5ce66573055a1c361 3808 teal 0.55,0.5,1 - - shovel-trowel
nik-shuliahin-619349 30c56fe982624236df5c0f386afa0920536518a58187262c3efad7721b1f70af 5201 white+teal 0.4,0.5,1 - used-fair -
nikolai-chernichenko-1299748 11e98256f4efdd2aa095bbd7ac0e405a7b46178ad89712d2f3e2870889a9ad9d 2302 black 0.5,0.5,1 - - -
oscar-ivan-esquivel-arteaga-687447 0ba5080127fbf0040297f6c073adac7c3494b98199f52534c340ef962602e086 1106 grey+black 0.5,0.5,1 - - -
patrick-brinksma-663044 a6a0f8b9b7328be5661d16a90efe18b84dbaa8fa56fd374863b1687080f91ff7 1401 black 0.5,0.5,1 - - compact-camera
paul-weaver-1120584 9975bba174ef4683b860dfd966020fe71eebd5bb8bdad3c187b426255f234cea 3101 brown 0.5,0.5,0.82 leather - -
pierre-chatel-innocenti-483198 1e512e1214315639187908ff468e44d5b6d65a5cfcdc45aa0c18e81c3f4e440d 3701 white 0.3,0.4,1 - - pendant-light
robert-shunev-528016 b8f1caf2470d4ea86cd817985d758c9ec40e5952fc46e80226949d8ba18dfe2f 1401 silver+black 0.5,0.5,1.3 - - -
ruslan-bardash-351288 7700cfa8abb5a1b0da354a567f2c3946c4af412577576813ce2ff998798acbfe 3103 white 0.5,0.6,1 wood - stool
silvia-agrasar-227575 cc2a5dbfbbc37a733eb91afdd1072c8f73b448f6a5ae3632106ad8348a900643 3809 green+white 0.5,0.55,1 - - succulent
stoica-ionela-530966 c276d389317eb024cdd4bf20cb77f86ed16a897d70b64ef294f64654e8ea26bf 5105 orange 0.5,0.5,1 - - -
thomas-q-1229169 d351dd322136907eb88947524b047e48ea963b35269e4914b5a93602dba33146 1803 red 0.5,0.5,1 - - network-cable
thomas-serer-420833 2768ac2caf33f52be936a7bcc4fe9dc066fbb1234a1ef38d18a3ab4d909d7be8 2302 black+white 0.5,0.55,1 - - -
tommy-bebo-600358 325ecdcb8a38f9d8e978f90414c94bb7a3479c2a509113f6edcb5e28997da8f7 5202 orange 0.5,0.62,1.2 - - -
vincent-botta-736919 3d7f94a9156825f8fc8546e432769c163da50f953bca36c44eb568a0eb36df87 15905 silver+black 0.5,0.5,1 - - -
vincent-liu-525429 669b0fceb8024db8ac480d7e8c7fdc862e0f40e052ac9f8f3acb0065f64f1456 3708 grey 0.4,0.55,1 stone - statue
xavier-teo-469050 d082df5983c84d9767ae001252bf56e2e2bce78a067d4ab70dedc1c8af5d0e2a 2301 white 0.5,0.5,1 - - -
zoltan-kovacs-642412 989b264aad4e489cecf1ceb7260cb3ada8e0cb2edbb0f3b512bae8c2f90e5040 3809 pink+white 0.5,0.5,1 - - -
zoltan-tasi-423051 943d8a613e6512aaed40b45c00d4dae59f6b7a6aae0cb95156b6f116037d8e7c 1405 silver+black 0.5,0.55,1 - - -
`;

/** Product photos of a published package. */
export const demoPhotos: DemoPhoto[] = photoTable.trim().split('\n').map(readPhoto);

function readPhoto(line: string): DemoPhoto {
  const [name, sha256, categoryId, colours, focus, material, condition, productType] = line.split(' ') as [
    string,
    ...string[],
  ];
  return {
    ...photoPackage,
    file: `package/assets/images/${name}-unsplash.jpg`,
    sha256: sha256 ?? '',
    credit: `${photographerOf(name)} on Unsplash`,
    categoryId: Number(categoryId),
    productType: productType === '-' ? undefined : productType,
    colours: colours?.split('+').filter(isColourId) ?? [],
    material: isMaterialId(material ?? '') ? (material as MaterialId) : undefined,
    condition: isConditionId(condition ?? '') ? (condition as ConditionId) : undefined,
    focus: focus?.split(',').map(Number) as DemoPhoto['focus'],
  };
}

/** Reads the photographer from a file name: 'annie-spratt-78044' is by Annie Spratt. */
function photographerOf(name: string): string {
  const words = name.replace(/-\d+$/, '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
