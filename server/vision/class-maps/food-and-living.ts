/**
 * The same for food, plants and animals. Food is for sale; animals are not. An animal's class has a low share, because it
 * only hints at related goods (a dog bed, an aquarium) or at an article of its shape (plush, a figure). Classes of persons
 * are left out: who holds or wears an article says nothing about it.
 */
export const foodAndLiving = `
923 plate: 3301*.6 3909*.2 3302*.1
924 guacamole: 3908*.5 3909*.3
925 consomme: 3907*.4 3302*.4
926 hot pot: 3909*.4 3201*.3 3907*.2
927 trifle: 3906*.7 3909*.2
928 ice cream: 3909*.7 3905*.2
929 ice lolly: 3909*.5 3905*.4
930 French loaf: 3906
931 bagel: 3906
932 pretzel: 3906*.5 3904*.5
933 cheeseburger: 3909*.8 7801*.1
934 hotdog: 3909*.9
935 mashed potato: 3909*.9
936-947 vegetables: 3909
948-957 fruit: 3909
958 hay: 11504*.7
959 carbonara: 3907*.9
960 chocolate sauce: 3905*.5 3908*.4
961 dough: 3906*.9
962 meat loaf: 3909*.9
963 pizza: 3909*.9
964 potpie: 3906*.6 3909*.4
965 burrito: 3909*.9
966 red wine: 3910*.7 3304*.3
967 espresso: 3902*.6 3303*.4
968 cup: 3303*.9 3302*.1
969 eggnog: 3903*.9
971 bubble: 7502*.5
973 coral reef: 11304*.3
985 daisy: 3705*.4 3809*.4
986 yellow lady's slipper: 3809*.5
987 corn: 3909
988-990 seeds: 3904*.3
991-997 mushrooms: 3909*.2
998 ear: 3909*.8
999 toilet tissue: 3804
0-6 fish and sharks: 11301*.1 7705*.05 5607*.05
7-24 birds: 11401*.06 7705*.06
25-68 reptiles and amphibians: 11505*.08 7705*.08
69-79 spiders and their kin: 7705*.08
80-100 birds: 11401*.06 7705*.06
101-150 large and sea animals: 7705*.08 7201*.08
151-268 dogs: 11101*.05 11801*.05 11901*.05 7201*.05
269-280 wolves and foxes: 7201*.08 7705*.04
281-285 cats: 11201*.08 11202*.05 7201*.05
286-299 wild cats and bears: 7201*.1 7705*.05
300-326 insects: 7705*.06
327-329 sea creatures: 11304*.05 7705*.05
330-338 rabbits and rodents: 11501*.08 11502*.05 7201*.05
339-388 other mammals: 7201*.08 7705*.06
389-397 fish: 11301*.1 5607*.05
`;
